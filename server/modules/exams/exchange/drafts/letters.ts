import { TextDecoder } from 'node:util'
import { xmlDecoder } from '#platform/xml'

/**
 * The decoder for a text file: by its byte order mark; else UTF-8 where its beginning is that; else what XML declares;
 * else Windows-1256, in which old Persian files are written. What a file declares may be untrue after it was converted.
 */
export function decoderFor(head: Uint8Array): TextDecoder {
  const [first, second] = head
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le')
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be')
  if (isUtf8(head)) return new TextDecoder('utf-8')
  const declared = xmlDecoder(head)
  return declared.encoding === 'utf-8' ? new TextDecoder('windows-1256') : declared
}

function isUtf8(head: Uint8Array): boolean {
  try {
    // The head may end within a letter.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}
