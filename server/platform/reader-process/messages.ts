/** No line between the two is longer: the event loop never parses more at a time than a request may bring. */
export const mostMessageBytes = 1024 * 1024

/** What the app says to the process, a line of JSON each. */
export type ToChild =
  | { readonly begin: { readonly input: unknown; readonly source: string; readonly out: string } }
  | { readonly answer: unknown }

/** What the process says. It asks one question at a time and waits for its answer. */
export type FromChild =
  | { readonly ask: unknown }
  | { readonly alive: true }
  | { readonly done: unknown }
  | { readonly refused: string }

/** Lines of a stream; one that is longer than a message may be throws before it is whole. */
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
