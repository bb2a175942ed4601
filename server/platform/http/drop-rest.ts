import type { IncomingMessage } from 'node:http'

const mostDropped = 16 * 1_048_576

/**
 * Reads the rest of a body and drops it, 16 MB at most. When the connection closes while a browser is still sending,
 * the browser shows a broken connection instead of the refusal.
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
    // A parser that began to read the body and stopped would still hold it back.
    message.removeAllListeners('data')
    for (const event of ['end', 'close', 'error']) message.once(event, stop)
    message.on('data', drop)
    message.resume()
  })
}
