export { GuestLinkCard } from './guests/guest-link-card.tsx'
