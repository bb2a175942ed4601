import { filesOfLesson, type LessonContent } from '@arvand/contracts/lesson-content'
import { filesInText } from '@arvand/contracts/rich-text-walk'
import type { learnerContent } from '@arvand/contracts/taught-lesson'
import type { z } from 'zod'
import { findFiles, linkTo, type MediaFile, pictureFor, playableOf, type Viewer } from '#modules/media'
import type { CoursesParts } from '../parts.ts'
import { dueOf } from './due.ts'

type Taught = z.input<typeof learnerContent>

/** For whom a lesson's content is made ready. */
export interface TaughtTo {
  readonly viewer: Viewer
  /** When the lesson opened to them, from which an assignment's days count. */
  readonly openedAt: Date | null
  /** Words over a video, asked for only where the lesson wants them. */
  readonly watermark: () => Promise<string | null>
}

/** What a lesson holds as its learner is given it: links that are theirs in place of files. */
export async function taughtContent(
  { db, media }: Pick<CoursesParts, 'db' | 'media'>,
  content: LessonContent,
  { viewer, openedAt, watermark }: TaughtTo,
): Promise<Taught> {
  const files = await findFiles(db, filesOfLesson(content))
  const link = (file: MediaFile) => linkTo(media, file, viewer)
  const body = content.body ?? null
  const common = {
    body,
    pictures: Object.fromEntries(
      (body ? filesInText(body) : []).map((id) => [id, pictureFor(media, files.get(id), viewer)]),
    ),
    attachments: content.attachments.flatMap(({ fileId, title }) => {
      const file = files.get(fileId)
      if (!file) return []
      const { name, type, bytes } = file
      return [{ fileId, title, name, type, bytes, link: link(file) }]
    }),
  }
  switch (content.kind) {
    case 'video':
    case 'audio': {
      const words = content.kind === 'video' && content.watermark ? await watermark() : null
      return { kind: content.kind, ...common, playable: playableOf(media, content, files, viewer, words) }
    }
    case 'text':
    case 'file':
      return { kind: content.kind, ...common }
    case 'embed':
      return { kind: content.kind, ...common, url: content.url }
    case 'scorm':
      return { kind: content.kind, ...common, fileId: content.fileId }
    case 'assignment': {
      const { kind, accepts, mostFiles, dueDays, rubric, points } = content
      return { kind, ...common, accepts, mostFiles, dueDays, rubric, points, dueAt: dueOf(content, openedAt) }
    }
  }
}
