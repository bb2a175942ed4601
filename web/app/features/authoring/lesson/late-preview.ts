import { lazyPart } from '../../../ui/lazy-part.tsx'

/** Comes after the fields, with the code of the player. */
export const TimedPreview = lazyPart(() => import('./timed-preview.tsx'))
