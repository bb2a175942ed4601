import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** 20 MB, as the specification's client may send. */
const mostBytes = 20 * 1_000_000

/** What a sheet holds below its head. */
const mostRows = 1_048_575
export const mostConvertedColumns = 200

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])
const row = z.record(z.string(), cell)

export const convertToSpreadsheet = endpoint({
  service: 'export',
  method: 'POST',
  path: 'convert',
  access: 'user',
  prose:
    'Makes a spreadsheet of rows; its address serves `data-{id}.xlsx` for five minutes. A column of ISO days or instants becomes two, Jalali text and real dates. Written down.',
  body: z.strictObject({
    data: z
      .array(row)
      .min(1, 'دست‌کم یک ردیف لازم است.')
      .max(mostRows, 'یک برگ اکسل حداکثر ۱٬۰۴۸٬۵۷۵ ردیف دارد.'),
    id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'نام فایل حداکثر ۶۴ حرف لاتین، رقم، خط تیره یا زیرخط است.'),
  }),
  reply: z.object({ url: z.string() }),
  errors: ['export.too-large'],
  bodyLimit: mostBytes,
})
