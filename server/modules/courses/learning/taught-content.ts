import type { LessonContent } from '@arvand/contracts/lesson-content'
import { filesInText } from '@arvand/contracts/rich-text-walk'
import type { learnerContent } from '@arvand/contracts/taught-lesson'
import type { z } from 'zod'
import { findFiles, linkTo, type MediaFile, pictureFor, playableOf, type Viewer } from '#modules/media'
import type { TaughtTo } from '#plugs/lesson-kind'
import type { CoursesDeps } from '../deps.ts'
import { filesOfLesson, kindOf } from '../lesson-kinds/kind-of.ts'

type Taught = z.input<typeof learnerContent>
export type TaughtContentDeps = Pick<CoursesDeps, 'db' | 'media' | 'lessonKinds'>

/** The learner for whom a lesson's content is prepared. */
export interface Learner extends Omit<TaughtTo, 'playable'> {
  readonly viewer: Viewer
  /** The text shown over a video; loaded only when the lesson needs it. */
  readonly watermark: () => Promise<string | null>
}

/** A lesson's content for its learner, with links to the files that work only for this viewer. */
export async function taughtContent(
  { db, media, lessonKinds }: TaughtContentDeps,
  content: LessonContent,
  { viewer, watermark, ...learner }: Learner,
  known?: ReadonlyMap<string, MediaFile>,
): Promise<Taught> {
  const files = known ?? (await findFiles(db, filesOfLesson(lessonKinds, content)))
  const body = content.body ?? null
  const to: TaughtTo = {
    ...learner,
    playable: async (timed, isMarked = false) =>
      playableOf(media, timed, files, viewer, isMarked ? await watermark() : null),
  }
  const own = await kindOf(lessonKinds, content.kind).taught(content, to, db)
  const taught = {
    ...own,
    kind: content.kind,
    body,
    pictures: Object.fromEntries(
      (body ? filesInText(body) : []).map((id) => [id, pictureFor(media, files.get(id), viewer)]),
    ),
    attachments: content.attachments.flatMap(({ fileId, title }) => {
      const file = files.get(fileId)
      if (!file) return []
      const { name, type, bytes } = file
      return [{ fileId, title, name, type, bytes, link: linkTo(media, file, viewer) }]
    }),
  }
  // The kind and its own fields belong together, but the type of a list of kinds cannot express that.
  return taught as Taught
}
