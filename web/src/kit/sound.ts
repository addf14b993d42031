// Short sounds, synthesized from oscillators and noise; no files are loaded. Without an audio device nothing is heard.

import { createSubscriber } from "svelte/reactivity";

export type Sound = "roll" | "place" | "line" | "win" | "turn" | "refuse" | "stamp" | "lost" | "stolen" | "star";

interface Note {
  at: number; // start, in seconds from now
  hertz: number;
  lasts: number;
  loud?: number;
  wave?: OscillatorType;
  to?: number; // the pitch at the end, if it slides
}

const NOTES: Record<Exclude<Sound, "roll">, Note[]> = {
  place: [{ at: 0, hertz: 330, to: 160, lasts: 0.09, wave: "triangle", loud: 0.5 }],
  line: [523, 659, 784].map((hertz, i) => ({ at: i * 0.09, hertz, lasts: 0.22, wave: "triangle" })),
  win: [523, 659, 784, 1047, 784, 1047].map((hertz, i) => ({ at: i * 0.12, hertz, lasts: 0.3, wave: "triangle" })),
  turn: [
    { at: 0, hertz: 660, lasts: 0.12, wave: "sine" },
    { at: 0.1, hertz: 880, lasts: 0.2, wave: "sine" },
  ],
  stamp: [{ at: 0, hertz: 140, to: 60, lasts: 0.16, wave: "triangle", loud: 0.7 }],
  lost: [392, 330, 262].map((hertz, i) => ({ at: i * 0.13, hertz, lasts: 0.2, wave: "triangle", loud: 0.3 })),
  stolen: [{ at: 0, hertz: 900, to: 240, lasts: 0.28, wave: "sawtooth", loud: 0.12 }],
  star: [1047, 1319, 1568, 2093].map((hertz, i) => ({ at: i * 0.06, hertz, lasts: 0.25, wave: "sine", loud: 0.18 })),
  refuse: [{ at: 0, hertz: 170, to: 110, lasts: 0.18, wave: "square", loud: 0.12 }],
};

const KEY = "madcap-sound";
let context: AudioContext | null = null;
let changed: () => void = () => undefined;
const follow = createSubscriber((update) => void (changed = update));

/** Whether sounds are switched on. The value is reactive. */
export function soundIsOn(): boolean {
  follow();
  return read() !== "off";
}

/** Switch sounds on or off, and store the choice in this browser. */
export function switchSound(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    // without storage the choice cannot be kept
  }
  changed();
}

/** Play a sound, if sounds are on and the browser can play them. */
export function sound(name: Sound): void {
  if (read() === "off" || document.hidden || !wasActivated()) return;
  try {
    context ??= new AudioContext();
    if (name === "roll") rattle(context);
    else for (const note of NOTES[name]) ring(context, note);
  } catch {
    context = null; // no audio device: the game continues without sound
  }
}

/** Whether the user has pressed anything yet; browsers play no sound before. False in older browsers. */
function wasActivated(): boolean {
  return "userActivation" in navigator && navigator.userActivation.hasBeenActive;
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function ring(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const oscillator = audio.createOscillator();
  oscillator.type = note.wave ?? "sine";
  oscillator.frequency.setValueAtTime(note.hertz, start);
  if (note.to) oscillator.frequency.exponentialRampToValueAtTime(note.to, start + note.lasts);
  oscillator.connect(fading(audio, start, note.lasts, note.loud ?? 0.25));
  oscillator.start(start);
  oscillator.stop(start + note.lasts);
}

/** Rattle like a die: five knocks, each later and softer than the one before. */
function rattle(audio: AudioContext): void {
  for (let knock = 0; knock < 5; knock++) {
    const start = audio.currentTime + 0.07 * knock + 0.02 * knock * knock;
    const source = audio.createBufferSource();
    source.buffer = noise(audio);
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = 1500 + 350 * (knock % 3);
    source.connect(filter).connect(fading(audio, start, 0.05, 0.6 - knock * 0.1));
    source.start(start);
  }
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 0.05, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function fading(audio: AudioContext, start: number, lasts: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  gain.connect(audio.destination);
  return gain;
}
