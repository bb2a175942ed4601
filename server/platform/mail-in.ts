export { type MailboxSettings, takeUnseen } from './mail/imap.ts'
