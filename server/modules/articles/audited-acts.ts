import { recorder } from '#modules/identity'
import type { AuditedActs } from '#plugs/audited-acts'

/** Acts of the review of articles that go into the audit log. */
export const articlesActs = {
  'article-published': 'انتشار مقاله',
  'article-scheduled': 'زمان‌بندی انتشار مقاله',
  'article-returned': 'برگرداندن مقاله برای اصلاح',
  'article-archived': 'برداشتن مقاله از سایت',
} as const satisfies AuditedActs

/** Writes one of these acts into the audit log. */
export const record = recorder(articlesActs)
