import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { RehearsalCardProps } from './rehearsal-card.tsx'

/** Its code loads in a rehearsal alone. */
export const RehearsalPart = lazyPart<RehearsalCardProps>(() => import('./rehearsal-card.tsx'))
