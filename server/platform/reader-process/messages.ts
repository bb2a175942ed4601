/**
 * No message between app and process is longer, so that the event loop never parses more at once than a request may
 * bring.
 */
export const mostMessageBytes = 1024 * 1024

/** Messages of the app to the process, each a line of JSON. */
export type ToChild =
  | { readonly begin: { readonly input: unknown; readonly source: string; readonly out: string } }
  | { readonly answer: unknown }

/** Messages of the process. It asks one question at a time and waits for the answer. */
export type FromChild =
  | { readonly ask: unknown }
  | { readonly alive: true }
  | { readonly done: unknown }
  | { readonly refused: string; readonly line?: number | undefined }

/** The lines of a stream; throws as soon as a line is longer than a message may be. */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let pieces: Buffer[] = []
  let length = 0
  const add = (piece: Buffer) => {
    length += piece.length
    if (length > mostMessageBytes) throw new RangeError('a message is too long')
    pieces.push(piece)
  }
  for await (const chunk of chunks) {
    let from = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      add(chunk.subarray(from, end))
      yield Buffer.concat(pieces).toString('utf8')
      pieces = []
      length = 0
      from = end + 1
    }
    add(chunk.subarray(from))
  }
}
