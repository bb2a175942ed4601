import * as fs from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type ReaderChild, spawnReader } from './child-process.ts'
import { type Confinement, findConfinement } from './confinement.ts'
import { converse, type Order } from './converse.ts'
import { ReaderFailure } from './failure.ts'
import { openLane, type Turn } from './lane.ts'
import type { Reader } from './reader.ts'
import { lay, openWorkFolder } from './work-folder.ts'

export interface ReadOrder<Input, Asked> extends Omit<Order<Input, Asked>, 'source'> {
  /** The person whose file it is; people take turns. */
  readonly owner: string
  /** A local file. It is never written to. */
  readonly source: string
  /** When the file is on another disk, at most this many bytes of it are copied. */
  readonly headBytes?: number | undefined
  /** A person waits for the answer, so the reading fails as `busy` instead of waiting long. */
  readonly isAwaited?: boolean | undefined
}

/** Reads strangers' files, each in a process without rights; at a time one for requests and one for jobs. */
export interface Readers {
  /** Throws ReaderRefusal, ReaderFailure, an error of `answer`, or the reason of the signal. */
  read<Input, Asked, Result, Code extends string>(
    reader: Reader<Input, Asked, Result, Code>,
    order: ReadOrder<Input, Asked>,
  ): Promise<Result>
  close(): Promise<void>
}

/** How long a request waits for its turn. */
const patienceMs = 20_000
/** How long an idle process waits for the next file of the same person before it is ended. */
const idleMs = 2_000

/** After this many files a process is ended, even when the same person has more. */
const mostFiles = 50

interface Used {
  readonly process: ReaderChild
  files: number
}

interface Resting {
  readonly child: Used
  readonly reader: string
  readonly owner: string
  readonly timer: NodeJS.Timeout
}

export async function openReaders({ dataDir }: { readonly dataDir: string }): Promise<Readers> {
  const work = await openWorkFolder(dataDir)
  const lanes = { request: openLane(), job: openLane() }
  const running = new Set<Used>()
  let resting: Resting | undefined
  let confining: Promise<Confinement> | undefined

  const end = async (child: Used) => {
    child.process.kill(null)
    await child.process.ended
    running.delete(child)
    await work.remove(child.process.folder)
  }
  /** Returns the idle process when it has this person and this reader; ends any other idle process. */
  const wake = async (reader: string, owner: string): Promise<Used | undefined> => {
    if (resting === undefined) return undefined
    const { child, timer, ...of } = resting
    resting = undefined
    clearTimeout(timer)
    if (of.reader === reader && of.owner === owner) return child
    await end(child)
    return undefined
  }
  const rest = (child: Used, reader: string, owner: string) => {
    const timer = setTimeout(() => {
      resting = undefined
      void end(child)
    }, idleMs)
    timer.unref()
    resting = { child, reader, owner, timer }
  }
  const start = async (reader: Reader<never, never, unknown, string>): Promise<Used> => {
    await fs.mkdir(work.root, { recursive: true })
    confining ??= findConfinement(work.root)
    const confinement = await confining
    const folder = await work.make(confinement.account)
    const { name, limits, hasAddons = false } = reader
    const code = fileURLToPath(reader.code)
    const child = { process: spawnReader({ name, code, hasAddons, limits, folder, confinement }), files: 0 }
    running.add(child)
    return child
  }

  return {
    async read(reader, order) {
      const { owner, signal } = order
      const turn: Turn = { owner, signal, patience: order.isAwaited ? patienceMs : undefined }
      const leave = await lanes[reader.lane].take(turn)
      if (leave === null) throw new ReaderFailure(reader.name, 'busy')
      let child: Used | undefined
      let isSpent = true
      try {
        child =
          (await wake(reader.name, owner)) ??
          (await start(reader as unknown as Reader<never, never, unknown, string>))
        child.files += 1
        const { folder } = child.process
        const source = await lay(order.source, folder, order.headBytes ?? Number.MAX_SAFE_INTEGER)
        const result = await converse(child.process, reader, { ...order, source })
        isSpent = !reader.isReusable || child.files >= mostFiles
        return result
      } finally {
        if (child && isSpent) await end(child)
        else if (child) rest(child, reader.name, owner)
        leave()
      }
    },
    async close() {
      await Promise.all([...running].map(end))
      await work.close()
    },
  }
}
