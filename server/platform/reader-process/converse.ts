import { z } from 'zod'
import type { ReaderChild } from './child-process.ts'
import { ReaderFailure, ReaderRefusal } from './failure.ts'
import type { FromChild } from './messages.ts'
import { bytesIn, type OutputFolder, outputFolder } from './output-folder.ts'
import type { Reader } from './reader.ts'
import { watchProcess } from './watch.ts'

const fromChild: z.ZodType<FromChild> = z.union([
  z.strictObject({ ask: z.unknown() }),
  z.strictObject({ alive: z.literal(true) }),
  z.strictObject({ done: z.unknown() }),
  z.strictObject({ refused: z.string().max(100), line: z.int().min(1).optional() }),
])

export interface Order<Input, Asked> {
  readonly input: Input
  /** Path of the file as the process sees it. */
  readonly source: string
  /** Answers the process's questions; an error that it throws ends the process and is thrown to the caller. */
  readonly answer: (asked: Asked, out: OutputFolder, bytes: number) => Promise<unknown>
  /** Most bytes in the output folder, when that should be less than the reader's limit. */
  readonly written?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * One reading: takes the process's messages, answers its questions, and returns its result. Throws ReaderRefusal with a
 * code of the reader, or ReaderFailure for everything else; in both cases the process has ended.
 */
export async function converse<Input, Asked, Result, Code extends string>(
  child: ReaderChild,
  reader: Reader<Input, Asked, Result, Code>,
  order: Order<Input, Asked>,
): Promise<Result> {
  const { limits } = reader
  const out = `${child.folder}/out`
  const written = Math.min(limits.written, order.written ?? limits.written)
  const watch = watchProcess(child.pid, limits, child.kill)
  const onAbort = () => child.kill(null)
  order.signal?.addEventListener('abort', onAbort)
  const measuring = measure(out, written, () => child.kill('written'))
  try {
    order.signal?.throwIfAborted()
    child.say({ begin: { input: order.input, source: order.source, out } })
    for (let asked = 0; ; ) {
      const { message, bytes } = await nextOf(child, reader.name)
      watch.sign()
      if ('alive' in message) continue
      if ('done' in message) return fitting(reader, reader.result, message.done)
      if ('refused' in message) throw refusalOf(reader, message.refused, message.line)
      if (++asked > limits.messages) throw new ReaderFailure(reader.name, 'messages')
      watch.pause()
      const answer = await order.answer(fitting(reader, reader.asked, message.ask), outputFolder(out), bytes)
      watch.resume()
      child.say({ answer: answer ?? null })
    }
  } catch (error) {
    child.kill(null)
    await child.ended
    order.signal?.throwIfAborted()
    throw error
  } finally {
    watch.stop()
    measuring.stop()
    order.signal?.removeEventListener('abort', onAbort)
  }
}

async function nextOf(child: ReaderChild, name: string): Promise<{ message: FromChild; bytes: number }> {
  const line = await child.lines.next().catch(() => null)
  if (line === null) throw new ReaderFailure(name, 'protocol', 'a line too long')
  if (line.done) throw await child.failure()
  try {
    return { message: fromChild.parse(JSON.parse(line.value)), bytes: line.value.length }
  } catch {
    throw new ReaderFailure(name, 'protocol', 'no message')
  }
}

function fitting<T>({ name }: { readonly name: string }, shape: z.ZodType<T>, body: unknown): T {
  const parsed = shape.safeParse(body)
  if (parsed.success) return parsed.data
  throw new ReaderFailure(name, 'protocol', z.prettifyError(parsed.error).slice(0, 300))
}

function refusalOf<Code extends string>(
  { name, refusals }: { readonly name: string; readonly refusals: readonly Code[] },
  code: string,
  line: number | undefined,
): Error {
  const known = refusals.find((one) => one === code)
  return known === undefined ? new ReaderFailure(name, 'protocol', code) : new ReaderRefusal(known, line)
}

/** Measures the folder in intervals that are long enough to cost little. */
function measure(folder: string, most: number, onOver: () => void): { stop(): void } {
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    const began = performance.now()
    if ((await bytesIn(folder, most)) > most) onOver()
    else if (timer) timer = setTimeout(look, Math.max(500, 20 * (performance.now() - began)))
  }
  timer = setTimeout(look, 500)
  return {
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
