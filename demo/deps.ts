import { sellablesOf } from '#modules/commerce'
import { lessonKindsOf, sellableCourses } from '#modules/courses'
import { liveOffers } from '#modules/live'
import type { MediaDeps } from '#modules/media'
import { handedInWork } from '#modules/teaching'
import type { LessonKinds } from '#plugs/lesson-kind'
import type { Sellables } from '#plugs/sellable'
import type { Platform } from '#server/modules'

/** What the fills take: the platform, and what `server/modules.ts` hands from one module to another. */
export interface DemoDeps extends Platform {
  readonly media: MediaDeps
  readonly lessonKinds: LessonKinds
  readonly sellables: Sellables
}

export const depsOf = (platform: Platform): DemoDeps => ({
  ...platform,
  media: platform,
  lessonKinds: lessonKindsOf(platform, handedInWork, []),
  sellables: sellablesOf(platform, [sellableCourses(platform), ...liveOffers.sellables(platform)]),
})
