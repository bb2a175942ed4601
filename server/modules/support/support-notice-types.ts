import { localDigits } from '@arvand/persian/digits'
import { noticeType } from '#plugs/notice-type'

interface OfTicket {
  readonly ticketId: string
  readonly number: number
  readonly subject: string
}

/** The staff answered a ticket. */
export const ticketAnswered = noticeType({
  name: 'ticket-answered',
  title: 'پاسخ پشتیبانی',
  group: 'account',
  ways: ['sms', 'mail'],
  write: ({ ticketId, number, subject }: OfTicket) => ({
    title: `به تیکت ${localDigits(number)} پاسخ داده شد`,
    body: `پشتیبانی به تیکت «${subject}» پاسخ داد. پاسخ را بخوانید و اگر چیزی مانده، همان‌جا بنویسید.`,
    link: `/panel/tickets/${ticketId}`,
  }),
})

export const supportNoticeTypes = [ticketAnswered]
