import { text as readText } from 'node:stream/consumers'
import type { LessonContent } from '@arvand/contracts/lesson-content'
import { plainText, sectionsOf } from '@arvand/contracts/rich-text-walk'
import { z } from 'zod'
import { openFile } from '#modules/media'
import { transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import { Refusal } from '#platform/refusal'
import type { CoursesParts } from '../../parts.ts'
import { courses } from '../../tables.ts'
import { learning } from '../tables.ts'
import { formulaWords } from './formula-words.ts'
import { readVtt } from './read-vtt.ts'

/** Reads the words of the lessons that have changed; by the clock, as the database itself notes them. */
export const readWords = jobKind('courses.read-words', z.strictObject({}), { retries: 2, pause: 30 })

type Parts = Pick<CoursesParts, 'db' | 'media'>

const atOnce = 50

/** The job: until no lesson waits. */
export async function readChangedLessons(parts: Parts, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const waiting = await learning(parts.db)
      .selectFrom('courses.unread_lessons')
      .select(['lesson_id', 'changes'])
      .orderBy('lesson_id')
      .limit(atOnce)
      .execute()
    if (waiting.length === 0) return
    for (const { lesson_id, changes } of waiting) {
      await indexCaptions(parts, lesson_id)
      await learning(parts.db)
        .deleteFrom('courses.unread_lessons')
        .where('lesson_id', '=', lesson_id)
        .where('changes', '=', changes)
        .execute()
    }
  }
}

/** Keeps what is said at which second, or what stands in a text, so that it is found; the words before are replaced. */
async function indexCaptions(parts: Parts, lessonId: string): Promise<void> {
  const lesson = await courses(parts.db)
    .selectFrom('courses.lessons')
    .select(['content', 'version'])
    .where('id', '=', lessonId)
    .executeTakeFirst()
  const words = lesson ? await wordsOf(parts, lesson.content) : []
  const rows = words.map((one, number) => ({ lesson_id: lessonId, number, ...one }))
  await transaction(parts.db, async (tx) => {
    await courses(tx)
      .selectFrom('courses.lessons')
      .select('id')
      .where('id', '=', lessonId)
      .forUpdate()
      .execute()
    await learning(tx).deleteFrom('courses.cues').where('lesson_id', '=', lessonId).execute()
    for (let from = 0; from < rows.length; from += mostAtOnce)
      await learning(tx)
        .insertInto('courses.cues')
        .values(rows.slice(from, from + mostAtOnce))
        .execute()
  })
}

const mostAtOnce = 2000
const longest = 280

interface Words {
  readonly second: number | null
  readonly until: number | null
  readonly step: number | null
  readonly text: string
}

async function wordsOf(parts: Parts, content: LessonContent): Promise<Words[]> {
  if (content.kind === 'text')
    return sectionsOf(content.body).flatMap((blocks, at) =>
      blocks.flatMap((block) => pieces(plainText(block, formulaWords)).map((text) => inText(text, at + 1))),
    )
  if (content.kind !== 'video' && content.kind !== 'audio') return []
  const captions = content.captions.find(({ language }) => language === 'fa') ?? content.captions[0]
  if (!captions) return []
  return readVtt(await textOf(parts, captions.fileId)).map((cue) => ({ ...cue, step: null }))
}

const inText = (text: string, step: number): Words => ({ second: null, until: null, step, text })

/** A captions file that is gone has no words. */
async function textOf({ media }: Parts, fileId: string): Promise<string> {
  try {
    return await readText(await openFile(media, fileId))
  } catch (error) {
    if (error instanceof Refusal) return ''
    throw error
  }
}

/** Long paragraphs in parts that an excerpt can show. */
function pieces(text: string): string[] {
  const whole = text.replace(/\s+/g, ' ').trim()
  const found: string[] = []
  for (let rest = whole; rest !== ''; ) {
    const end = rest.length <= longest ? rest.length : Math.max(1, rest.lastIndexOf(' ', longest)) || longest
    found.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return found
}
