import type { ArticleState } from '@arvand/contracts/articles'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { stateWords } from './words.ts'

const tones: Readonly<Record<ArticleState, Tone>> = {
  draft: 'neutral',
  inReview: 'accent',
  scheduled: 'primary',
  published: 'success',
  archived: 'neutral',
}

export const StateBadge = ({ state }: { state: ArticleState }) => (
  <Badge tone={tones[state]}>{stateWords[state]}</Badge>
)
