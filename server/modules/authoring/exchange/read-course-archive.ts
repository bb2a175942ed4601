import { rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { BrokenArchive, type Unpacked, unfoldLimit, unpackArchive } from '#platform/archives'
import { type ReadingFunction, Refused } from '#platform/reader-code'
import { type StoredFile, storeOnce } from '#pure/exams'
import { BadFormat } from './bad-format.ts'
import type { CourseBank } from './course-bank.ts'
import type { CourseSink, LeftOut, SectionDraft } from './course-draft.ts'
import { courseFileName } from './course-file/course-file.ts'
import { readCourseFile } from './course-file/read-course-file.ts'
import { readForeign } from './read-foreign.ts'
import type { ExchangeSaid } from './reader.ts'
import type { StoreFile } from './store-files.ts'

// Runs in a separate process (reader.ts): it has files and messages to the app, and no other access to it.

/** Reads an archive as a course and sends it to the app piece by piece. */
export const read: ReadingFunction<null> = async (_, { source, out, ask, alive }) => {
  const say = (message: ExchangeSaid) => ask(message)
  const store: StoreFile = async ({ name, use, path }) =>
    ((await say({ store: { name: name.slice(0, 500), use, file: basename(path) } })) as StoredFile | null)
      ?.id ?? null
  const progress = async (done: number, all: number) => void (await say({ progress: { done, all } }))
  const sink = sinkTo(say)
  const bank = bankOf(say, out)
  try {
    const unpacked = outOfFolder(await unpackArchive(source, out, await unfoldLimit(source), alive))
    if (unpacked.has(courseFileName)) return await readCourseFile(unpacked, { store, progress, sink })
    const { course, leftOut } = await readForeign(unpacked, { store, bank, progress })
    const { sections, ...about } = course
    await pour(sections, leftOut, sink)
    return about
  } catch (error) {
    if (error instanceof BadFormat || error instanceof BrokenArchive)
      throw new Refused(error.trouble, { cause: error })
    // A stack overflow: the archive has deeper nesting than any real course.
    if (error instanceof RangeError) throw new Refused('damaged', { cause: error })
    throw error
  }
}

/** The files without a folder that holds them all: whoever unpacked an archive often packs its folder again. */
function outOfFolder(files: Unpacked): Unpacked {
  const own = [...files].filter(([path]) => !/^__MACOSX\/|(^|\/)\.DS_Store$/.test(path))
  const folder = /^[^/]+\//.exec(own[0]?.[0] ?? '')?.[0]
  if (!folder || !own.every(([path]) => path.startsWith(folder))) return files
  return new Map(own.map(([path, file]) => [path.slice(folder.length), file]))
}

type Say = (message: ExchangeSaid) => Promise<unknown>

/** Questions go to the app one by one, their files through the output folder. */
function bankOf(say: Say, out: string): CourseBank {
  let count = 0
  return {
    store: storeOnce(async (name, content) => {
      count += 1
      const file = `question-file-${count}`
      await writeFile(join(out, file), content)
      const stored = await say({ store: { name: name.slice(0, 300) || 'file', use: 'lesson', file } })
      await rm(join(out, file), { force: true })
      return stored as StoredFile | null
    }),
    question: async (question) => (await say({ question }).catch(tooLong)) !== 'too-long',
  }
}

const sinkTo = (say: Say): CourseSink => ({
  section: async (at, { title, releaseAfterDays }) =>
    void (await say({ section: { at, title, releaseAfterDays } })),
  leave: async (leftOut) => void (await say({ leftOut })),
  async lesson(at, lesson) {
    const { joined, ...rest } = lesson
    const draft = { ...rest, requires: [...lesson.requires], ...(joined ? { joined: [...joined] } : {}) }
    const told = await say({ lesson: draft, at }).catch(tooLong)
    const { title, was } = lesson
    if (told === 'too-long') await say({ leftOut: { title, was, reason: 'too-long', within: null } })
  },
})

/** A lesson longer than one message may be; the editor could not save it either. */
const tooLong = (error: unknown): 'too-long' => {
  if (error instanceof Refused && error.code === 'message-too-long') return 'too-long'
  throw error
}

async function pour(
  sections: readonly SectionDraft[],
  leftOut: readonly LeftOut[],
  sink: CourseSink,
): Promise<void> {
  for (const [at, { lessons, ...section }] of sections.entries()) {
    await sink.section(at, section)
    for (const lesson of lessons) await sink.lesson(at, lesson)
  }
  for (const one of leftOut) await sink.leave(one)
}
