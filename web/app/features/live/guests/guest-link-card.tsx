import { Card } from '../../../ui/card.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { GuestLinkProps } from './guest-link.tsx'
import { guestLinkWords as words } from './guest-words.ts'

const GuestLink = lazyPart<GuestLinkProps>(() => import('./guest-link.tsx'))

/** The link for guests where a host prepares a class, so that it can be sent ahead. */
export const GuestLinkCard = (props: GuestLinkProps) => (
  <Card title={words.title}>
    <GuestLink {...props} />
  </Card>
)
