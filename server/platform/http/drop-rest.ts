import type { IncomingMessage } from 'node:http'

const mostDropped = 16 * 1_048_576

/**
 * Reads what is still coming of a body and drops it, 16 MB at most. A browser that is still sending when the connection
 * closes shows a broken connection instead of the refusal.
 */
export function dropRest(message: IncomingMessage): Promise<void> {
  if (message.readableEnded || message.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let dropped = 0
    const drop = (piece: Buffer) => {
      dropped += piece.length
      if (dropped >= mostDropped) stop()
    }
    const stop = () => {
      for (const event of ['end', 'close', 'error']) message.off(event, stop)
      message.off('data', drop)
      message.pause()
      resolve()
    }
    // Whoever began to read and stopped would hold it back.
    message.removeAllListeners('data')
    for (const event of ['end', 'close', 'error']) message.once(event, stop)
    message.on('data', drop)
    message.resume()
  })
}
