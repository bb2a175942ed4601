import { showPreviewLesson } from '@arvand/contracts/home/preview-lessons'
import { openCourse } from '@arvand/contracts/panel/courses'
import { listNotes } from '@arvand/contracts/panel/notes'
import { showTranscript } from '@arvand/contracts/panel/transcripts'
import type { RouterContextProvider } from 'react-router'
import { emptyPage } from '../../api/load-list.ts'
import { actionCallerOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { serverContext } from '../../contexts.ts'
import { withFormulas } from '../rich-text/index.server.ts'
import type { Content, Opened } from './lesson-page.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Data of a lesson's page: the lesson, its notes and its transcript. `quiet`: the request does not count as a visit.
 */
export async function loadLesson(context: Context, slug: string, lessonId: string, quiet = false) {
  if (!serverContext(context).visitor) return loadPreview(context, slug, lessonId)
  const call = actionCallerOf(context)
  const { answer, refusal } = await attempt(call(openCourse, { slug, lessonId, quiet }))
  if (!answer) {
    const preview =
      refusal.code === 'courses.not-enrolled' ? await loadPreview(context, slug, lessonId) : null
    return preview ?? ({ kind: 'closed', code: refusal.code, status: refusal.status } as const)
  }
  const { content } = answer.lesson
  if (!content) return { kind: 'locked', ...answer } as const
  const [notes, transcript] = await Promise.all([
    answer.notes > 0 ? attempt(call(listNotes, { lessonId })) : null,
    hasTranscript(content) ? attempt(call(showTranscript, { lessonId })) : null,
  ])
  return {
    kind: 'open',
    ...answer,
    lesson: { ...answer.lesson, content: drawn(content) },
    written: notes?.answer ?? emptyPage,
    cues: transcript?.answer?.cues ?? [],
    now: Date.now(),
  } as const
}

async function loadPreview(context: Context, slug: string, lessonId: string) {
  const ask = { slug, lessonId }
  const { answer } = await attempt(actionCallerOf(context)(showPreviewLesson, ask))
  if (!answer) return null
  const lesson = { ...answer.lesson, content: drawn(answer.lesson.content) }
  return { kind: 'preview', ...answer, lesson } as const
}

/** A film may be of a class, in which something was written. */
const hasTranscript = (content: Content): boolean =>
  'playable' in content &&
  (content.playable?.kind === 'video' || (content.playable?.captions.length ?? 0) > 0)

/** Renders formulas and code here, so that neither library reaches the browser. */
const drawn = (content: Content): Content => ({ ...content, body: withFormulas(content.body) })

export type LoadedLesson = NonNullable<Awaited<ReturnType<typeof loadLesson>>>
export type LoadedOpen = Extract<LoadedLesson, { kind: 'open' }>
export type LoadedLocked = Opened & { readonly kind: 'locked' }
export type LoadedPreview = Extract<LoadedLesson, { kind: 'preview' }>
