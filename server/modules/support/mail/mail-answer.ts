import { siteName } from '@arvand/contracts/site-name'
import { localDigits } from '@arvand/persian/digits'
import { z } from 'zod'
import type { Db, Tx } from '#platform/database'
import { DeliveryTrouble } from '#platform/delivery-trouble'
import { jobKind } from '#platform/jobs'
import { answerAbove } from '#plugs/reply-address'
import type { SupportDeps } from '../deps.ts'
import { type MailState, support } from '../tables.ts'
import { tellStaff } from '../ticket-topic.ts'
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

type Needs = Pick<SupportDeps, 'db' | 'clock' | 'mail' | 'mailIn' | 'media' | 'topics'>

/**
 * Sends the letter, at most once; its answer comes back to the ticket where a mailbox is read. Only what certainly did
 * not leave is tried again. The staff sees at the answer what did not arrive for certain.
 */
export async function sendAnswer(deps: Needs, messageId: string): Promise<void> {
  const { db, mail } = deps
  const answer = await support(db)
    .selectFrom('support.messages as message')
    .innerJoin('support.tickets as ticket', 'ticket.id', 'message.ticket_id')
    .select(['message.body', 'ticket.id', 'ticket.number', 'ticket.subject', 'ticket.name'])
    .select(['ticket.person_id', 'ticket.reply_to'])
    .where('message.id', '=', messageId)
    .executeTakeFirst()
  // It was removed meanwhile, or mail was switched off.
  if (!answer || !answersByMail(mail, answer)) return
  const tries = await begin(deps, messageId)
  if (tries === null) return
  try {
    await mail.send(letterOf(deps, answer))
    await mark(db, messageId, 'sent')
  } catch (error) {
    const state = stateAfter(error, tries)
    await mark(db, messageId, state)
    if (state === 'waiting') throw error
  }
  await tellStaff(deps, answer.id)
}

/**
 * Writes down that the letter is on its way, and returns how often it was tried with this time. Null: it left, or may
 * have left when a process died.
 */
async function begin({ db, clock }: Needs, messageId: string): Promise<number | null> {
  const at = clock.now()
  const begun = await support(db)
    .insertInto('support.answer_mails')
    .values({ message_id: messageId, state: 'sending', tries: 1, at })
    .onConflict((twin) =>
      twin
        .column('message_id')
        .doUpdateSet((of) => ({ state: 'sending', tries: of('support.answer_mails.tries', '+', 1), at }))
        .where('support.answer_mails.state', '=', 'waiting'),
    )
    .returning('tries')
    .executeTakeFirst()
  if (begun) return begun.tries
  await support(db)
    .updateTable('support.answer_mails')
    .set({ state: 'unknown' })
    .where('message_id', '=', messageId)
    .where('state', '=', 'sending')
    .execute()
  return null
}

function stateAfter(error: unknown, tries: number): MailState {
  if (!(error instanceof DeliveryTrouble) || error.outcome === 'unknown') return 'unknown'
  return error.final || tries > mailAnswer.retries ? 'failed' : 'waiting'
}

const mark = (db: Db, messageId: string, state: MailState) =>
  support(db).updateTable('support.answer_mails').set({ state }).where('message_id', '=', messageId).execute()

interface Answer {
  readonly id: string
  readonly number: number | string
  readonly name: string
  readonly subject: string
  readonly body: string
  readonly reply_to: string
}

function letterOf({ mailIn, media }: Needs, answer: Answer) {
  const number = localDigits(Number(answer.number))
  const replyTo = mailIn && replyAddressOf(media.secret, mailIn.address, answer.id)
  const text = [
    ...(replyTo ? [answerAbove] : []),
    `سلام ${answer.name}،`,
    `پاسخ پشتیبانی ${siteName()} به پیام شما با موضوع «${answer.subject}» و شمارهٔ پیگیری ${number}:`,
    answer.body,
  ]
  return {
    to: answer.reply_to,
    subject: `پاسخ به پیام شما با شمارهٔ پیگیری ${number}`,
    text: text.join('\n\n'),
    ...(replyTo ? { replyTo } : {}),
  }
}
