import type { SurveyState } from '@arvand/contracts/surveys'
import { Badge } from '../../ui/badge.tsx'
import { surveysWords as words } from './words.ts'

const tones = { draft: 'neutral', open: 'success', closed: 'warning' } as const

export const StateBadge = ({ state }: { state: SurveyState }) => (
  <Badge tone={tones[state]}>{words.states[state]}</Badge>
)
