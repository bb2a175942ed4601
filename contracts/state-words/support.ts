import type { z } from 'zod'
import type { department, ticketState } from '../tickets.ts'

type Department = z.infer<typeof department>
type TicketState = z.infer<typeof ticketState>

/** What a message to support is about, in the order of the form. */
export const departmentWords: Readonly<Record<Department, string>> = {
  learning: 'یادگیری و درس‌ها',
  payment: 'خرید و پرداخت',
  account: 'ورود و حساب',
  teaching: 'تدریس در آروند',
  other: 'چیز دیگر',
}

/** Whose turn it is in a ticket, as the staff reads it. */
export const ticketStateWords: Readonly<Record<TicketState, string>> = {
  open: 'بی‌پاسخ',
  waiting: 'منتظر کاربر',
  answered: 'پاسخ‌داده',
  closed: 'بسته',
}
