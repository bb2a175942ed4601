import type { MediaDeps } from '#modules/media'
import type { LessonKinds } from '#plugs/lesson-kind'
import type { Sellables } from '#plugs/sellable'
import { gather, type Platform } from '#server/modules'

/** What the fills take: the platform, and what `server/modules.ts` hands from one module to another. */
export interface DemoDeps extends Platform {
  readonly media: MediaDeps
  readonly lessonKinds: LessonKinds
  readonly sellables: Sellables
}

export function depsOf(platform: Platform): DemoDeps {
  const { lessonKinds, sellables } = gather(platform).plugs
  return { ...platform, media: platform, lessonKinds, sellables }
}
