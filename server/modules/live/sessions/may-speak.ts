import type { SessionKind } from '../tables.ts'

/**
 * Whether somebody may send sound and picture: hosts always, others as hosts decided, or as the kind of class has it;
 * guests wait until a host lets them.
 */
export const maySpeak = (
  kind: SessionKind,
  isHost: boolean,
  decided: boolean | null,
  isGuest: boolean,
): boolean => isHost || (decided ?? (kind !== 'webinar' && !isGuest))
