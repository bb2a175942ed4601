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

/** The staff put two tickets of a person together. */
export const ticketMerged = noticeType({
  name: 'ticket-merged',
  title: 'یکی شدن تیکت‌ها',
  group: 'account',
  ways: [],
  write: ({ ticketId, number, gone }: { ticketId: string; number: number; gone: number }) => ({
    title: `تیکت ${localDigits(gone)} با تیکت ${localDigits(number)} یکی شد`,
    body: 'هر دو دربارهٔ یک موضوع بودند. همهٔ پیام‌ها به‌ترتیب در یک گفت‌وگو هستند و پاسخ را همان‌جا می‌گیرید.',
    link: `/panel/tickets/${ticketId}`,
  }),
})

/** The time for an answer has passed; for all of the staff. */
export const ticketLate = noticeType({
  name: 'ticket-late',
  title: 'تیکت از مهلت گذشته',
  group: 'management',
  ways: [],
  write: ({ ticketId, number, subject }: OfTicket) => ({
    title: `مهلت پاسخ تیکت ${localDigits(number)} گذشت`,
    body: `تیکت «${subject}» هنوز پاسخ نگرفته است. آن را بردارید یا به یکی از همکاران بسپارید.`,
    link: `/manage/tickets/${ticketId}`,
  }),
})

export const supportNoticeTypes = [ticketAnswered, ticketMerged, ticketLate]
