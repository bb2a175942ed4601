import type { Route } from './+types/lesson'

/** A lesson as its page loads it. */
export type ShownLesson = Route.ComponentProps['loaderData']
