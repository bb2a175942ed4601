import type { CertificateState } from '@arvand/contracts/certificate-words'
import { Ban, CircleCheck, Clock } from 'lucide-react'
import type { Tone } from '../../ui/badge.tsx'
import type { LucideIcon } from '../../ui/icon.tsx'

/** How each state looks; the shape says it too, not only the colour. */
export const stateLooks: Readonly<Record<CertificateState, { tone: Tone; icon: LucideIcon }>> = {
  valid: { tone: 'success', icon: CircleCheck },
  expired: { tone: 'warning', icon: Clock },
  revoked: { tone: 'danger', icon: Ban },
}
