import type { CourseState } from '@arvand/contracts/courses'
import type { Tone } from '../../ui/badge.tsx'

export const stateTones: Readonly<Record<CourseState, Tone>> = {
  draft: 'neutral',
  inReview: 'accent',
  published: 'success',
  archived: 'neutral',
}
