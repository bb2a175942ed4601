import { recorder } from '#modules/identity'
import type { AuditedActs } from '#plugs/audited-acts'

/** The acts on external tools and rosters that the audit log records. */
export const interopActs = {
  'tool-added': 'ثبت ابزار بیرونی',
  'tool-saved': 'تغییر ابزار بیرونی',
  'tool-closed': 'کنار گذاشتن ابزار بیرونی',
  'tool-opened': 'برگرداندن ابزار بیرونی',
  'school-added': 'ثبت مدرسه',
  'school-saved': 'تغییر مدرسه',
  'school-closed': 'غیرفعال کردن مدرسه',
  'school-opened': 'فعال کردن مدرسه',
  'school-removed': 'حذف مدرسه',
  'school-course-allowed': 'اجازهٔ دوره به مدرسه',
  'school-course-disallowed': 'برداشتن دوره از مدرسه',
  'roster-imported': 'وارد کردن فهرست مدرسه',
} as const satisfies AuditedActs

/** Writes one of these acts to the audit log. */
export const record = recorder(interopActs)
