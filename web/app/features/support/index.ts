export { TicketLink } from './ticket-link.tsx'
