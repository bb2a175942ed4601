import type { LessonContent } from '@arvand/contracts/lesson-content'
import type { RichText } from '@arvand/contracts/rich-text'
import { plainText } from '@arvand/contracts/rich-text-walk'
import { formatDuration } from '@arvand/persian/duration'

/** A lesson as its editor holds it. */
export interface LessonDraft {
  readonly title: string
  readonly content: LessonContent
  /** Used by kinds whose length cannot be measured. */
  readonly minutes: number
}

export const isLessonDraft = (value: unknown): value is LessonDraft =>
  typeof value === 'object' && value !== null && 'title' in value && 'content' in value && 'minutes' in value

interface Chapter {
  readonly at: number
  readonly title: string
}

const _two = (value: number): string => String(value).padStart(2, '0')

/** One line a chapter: «۲:۳۰ قضیهٔ اصلی». */
export const chapterLines = (chapters: readonly Chapter[]): string =>
  chapters.map(({ at, title }) => `${formatDuration(at)} ${title}`).join('\n')

/** Reads chapters as typed, in digits of any script; `wrong` is the first line that is no chapter. */
export function readChapters(
  text: string,
  toLatin: (text: string) => string,
): { chapters: Chapter[]; wrong: string | null } {
  const lines = text.split('\n').map((line) => line.trim())
  const chapters: Chapter[] = []
  for (const line of lines.filter(Boolean)) {
    const found = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{1,2})\s*[-–:]?\s*(.{1,120})$/u.exec(toLatin(line))
    const [, hours = '0', minutes = '0', seconds = '0'] = found ?? []
    // The title is cut from the typed line, so that its digits stay as typed.
    const title = found ? line.slice(line.length - (found[4] ?? '').length) : ''
    if (!found || Number(seconds) > 59) return { chapters, wrong: line }
    chapters.push({ at: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), title })
  }
  return { chapters: chapters.toSorted((a, b) => a.at - b.at), wrong: null }
}

/** The plain words of a rich text, one paragraph a line, for the form without JavaScript. */
export const linesOfText = (text: RichText): string =>
  text.content.map((block) => plainText(block)).join('\n')

export const textOfLines = (lines: string): RichText => ({
  type: 'doc',
  content: lines
    .split('\n')
    .filter((line) => line.trim())
    .map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})
