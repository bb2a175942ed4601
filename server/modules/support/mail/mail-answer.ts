import { localDigits } from '@arvand/persian/digits'
import { z } from 'zod'
import type { Tx } from '#platform/database'
import { jobKind } from '#platform/jobs'
import { answerAbove } from '#plugs/reply-address'
import type { SupportDeps } from '../deps.ts'
import { support } from '../tables.ts'
import { replyAddressOf } from './reply-address.ts'

/** Sends an answer of the staff to who wrote by the contact form without an account. */
export const mailAnswer = jobKind('support.mail-answer', z.object({ messageId: z.uuid() }))

type Written = { readonly person_id: string | null; readonly reply_to: string }

/** Whether answers in a ticket go out as letters: its writer has no panel in which to read them, but an address. */
export const answersByMail = (mail: SupportDeps['mail'], { person_id, reply_to }: Written): boolean =>
  mail.on && person_id === null && reply_to.includes('@')

/** Leaves the letter of an answer, where its writer is answered by mail. */
export async function leaveAnswer(
  { mail, jobs }: Pick<SupportDeps, 'mail' | 'jobs'>,
  tx: Tx,
  ticket: Written,
  messageId: string,
): Promise<void> {
  if (answersByMail(mail, ticket)) await jobs.leave(tx, mailAnswer, { messageId }, { key: messageId })
}

/** Sends the letter; its answer comes back to the ticket where a mailbox is read. */
export async function sendAnswer(
  { db, mail, mailIn, media }: Pick<SupportDeps, 'db' | 'mail' | 'mailIn' | 'media'>,
  messageId: string,
): Promise<void> {
  const answer = await support(db)
    .selectFrom('support.messages as message')
    .innerJoin('support.tickets as ticket', 'ticket.id', 'message.ticket_id')
    .select(['message.body', 'ticket.id', 'ticket.number', 'ticket.subject', 'ticket.name'])
    .select(['ticket.person_id', 'ticket.reply_to'])
    .where('message.id', '=', messageId)
    .executeTakeFirst()
  // It was removed meanwhile, or mail was switched off.
  if (!answer || !answersByMail(mail, answer)) return
  const number = localDigits(Number(answer.number))
  const replyTo = mailIn && replyAddressOf(media.secret, mailIn.address, answer.id)
  const text = [
    ...(replyTo ? [answerAbove] : []),
    `سلام ${answer.name}،`,
    `پاسخ پشتیبانی آروند به پیام شما با موضوع «${answer.subject}» و شمارهٔ پیگیری ${number}:`,
    answer.body,
  ]
  await mail.send({
    to: answer.reply_to,
    subject: `پاسخ به پیام شما با شمارهٔ پیگیری ${number}`,
    text: text.join('\n\n'),
    ...(replyTo ? { replyTo } : {}),
  })
}
