import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { ExamNews } from './use-exam-news.ts'

const InvigilatorNews = lazyPart(() => import('./invigilator-news.tsx'))

/** What the invigilator said and changed, until it is read; it covers nothing and stops nobody. */
export const NewsCard = ({ news, endsAt }: { news: ExamNews; endsAt: string }) => (
  <div role="status" className="empty:hidden">
    {news.isExtended || news.messages.length > 0 ? <InvigilatorNews news={news} endsAt={endsAt} /> : null}
  </div>
)
