import { Mail } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { newsletterWords as words } from './words.ts'

/** Leads to the newsletter, below articles. */
export const NewsletterNote = () => (
  <aside
    aria-label={words.title}
    className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-surface px-4.5 py-4 md:px-6"
  >
    <span className="flex min-w-0 flex-[1_1_16rem] items-center gap-3 text-16">
      <Icon of={Mail} />
      {words.note}
    </span>
    <TextLink alone to="/articles/rss" reloadDocument>
      {words.rss}
    </TextLink>
    <ButtonLink to="/newsletter" variant="outline" size="compact">
      {words.submit}
    </ButtonLink>
  </aside>
)
