// SHA-256 in this browser. The browser's own exists only on pages that came over https; a table at home has none.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** The SHA-256 of some bytes; both in hexadecimal. */
export const fingerprintOf = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)));

/** 32 bytes that nobody can predict, in hexadecimal. */
export const freshNumber = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
