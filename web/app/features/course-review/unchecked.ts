import { type ReviewTopic, reviewTopic } from '@arvand/contracts/course-review'
import { reviewTopicWords } from '../authoring/index.ts'

const topics: readonly ReviewTopic[] = reviewTopic.options

/** The topics that nobody has ticked in this review, as words. */
export const uncheckedIn = (checks: readonly { readonly topic: ReviewTopic }[]): string =>
  topics
    .filter((topic) => !checks.some((check) => check.topic === topic))
    .map((topic) => reviewTopicWords[topic])
    .join('، ')
