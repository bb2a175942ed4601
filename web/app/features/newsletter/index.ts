export { NewsletterNote } from './newsletter-note.tsx'
