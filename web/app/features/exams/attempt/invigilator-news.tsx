import { formatTime } from '@arvand/persian/format-date'
import { AlarmClockPlus, Megaphone } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Icon, type LucideIcon } from '../../../ui/icon.tsx'
import { newsWords as words } from './later-words.ts'
import type { ExamNews } from './use-exam-news.ts'

interface InvigilatorNewsProps {
  readonly news: ExamNews
  readonly endsAt: string
}

/** A later end, and messages that nobody has read yet. */
const InvigilatorNews = ({ news, endsAt }: InvigilatorNewsProps) => (
  <div className="grid gap-3">
    {news.isExtended ? (
      <News icon={AlarmClockPlus} title={words.extended} onRead={news.readExtension}>
        {words.until(formatTime(endsAt))}
      </News>
    ) : null}
    {news.messages.map(({ id, text, at }) => (
      <News
        key={id}
        icon={Megaphone}
        title={words.message(formatTime(at))}
        onRead={() => news.readMessage(id)}
      >
        {text}
      </News>
    ))}
  </div>
)

export default InvigilatorNews

interface NewsProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly onRead: () => void
  readonly children: string
}

const News = ({ icon, title, onRead, children }: NewsProps) => (
  <div className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded-card bg-primary-100 px-4 py-3 text-primary-700 md:px-5">
    <Icon of={icon} size={22} className="mt-1" />
    <div className="grid min-w-0 flex-[1_1_14rem] gap-0.5">
      <p className="text-14 font-label">{title}</p>
      <p className="bidi-plain text-16 whitespace-pre-line text-ink">{children}</p>
    </div>
    <Button type="button" variant="quiet" size="compact" onClick={onRead}>
      {words.read}
    </Button>
  </div>
)
