import type { Track } from 'node-datachannel'

/**
 * The library throws for a packet that it cannot encrypt, e.g. one that came again so late that its number is too old,
 * and for a track that closes at this moment. One packet is lost then; the process must not be.
 */
export function sendOn(track: Pick<Track, 'isOpen' | 'sendMessageBinary'>, packet: Buffer): void {
  try {
    if (track.isOpen()) track.sendMessageBinary(packet)
  } catch {
    // As if it had been lost on its way.
  }
}
