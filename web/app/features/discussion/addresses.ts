/** Where threads about a lesson are listed and asked. */
export const lessonThreads = (lessonId: string): string => `/discussions/about/lesson/${lessonId}`

export const threadPage = (threadId: string): string => `/discussions/${threadId}`

/** Where a lesson is asked about before the people of its course. */
export const askInFeed = (lessonId: string): string => `/panel/feed?lesson=${lessonId}`

/** Where somebody is who has removed a post of the feed. */
export const afterRemoval = '/panel/feed'
