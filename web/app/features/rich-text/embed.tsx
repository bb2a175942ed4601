import { ExternalLink, Play } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFraming } from './framing.ts'
import { richTextWords as words } from './words.ts'

interface EmbedProps {
  readonly attrs: { readonly url: string; readonly title?: string | null | undefined }
}

/**
 * A page of another site within the text. It loads only after a press: the site learns of the visitor then, and not
 * every connection can carry a video.
 */
export function Embed({ attrs: { url, title } }: EmbedProps) {
  const [isShown, setShown] = useState(false)
  const mayFrame = useFraming()
  const site = siteOf(url)
  const name = title || words.embedOf(site)
  if (isShown)
    return (
      <iframe
        src={url}
        title={name}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-presentation"
        // Some players work only when they get the origin of the embedding site.
        referrerPolicy="strict-origin"
        allow="fullscreen; picture-in-picture; autoplay"
        className="aspect-video w-full rounded-card border border-line bg-surface"
      />
    )
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-line bg-sunken px-5 py-7 text-center">
      <p dir="auto" className="font-title">
        {name}
      </p>
      {title ? <p className="text-14 text-muted">{words.embedOf(site)}</p> : null}
      <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2">
        {mayFrame ? (
          <Button
            type="button"
            icon={Play}
            onClick={() => setShown(true)}
            aria-label={`${words.show}: ${name}`}
          >
            {words.show}
          </Button>
        ) : null}
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="inline-flex min-h-11 items-center gap-2 rounded-small text-15 text-primary-700 underline underline-offset-4"
        >
          <Icon of={ExternalLink} size={18} />
          {words.openOutside}
        </a>
      </div>
    </div>
  )
}

const known: Readonly<Record<string, string>> = {
  'www.youtube-nocookie.com': 'یوتیوب',
  'www.youtube.com': 'یوتیوب',
  'www.aparat.com': 'آپارات',
  'player.vimeo.com': 'ویمئو',
}

const siteOf = (url: string): string => {
  const host = URL.canParse(url) ? new URL(url).hostname : url
  return known[host] ?? host.replace(/^www\./, '')
}
