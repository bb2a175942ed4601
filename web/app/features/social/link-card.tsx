import type { LinkPreview } from '@arvand/contracts/social'

/**
 * What the page of a link says of itself. Its words are a stranger's, so the host stands with them; nothing is loaded
 * from there.
 */
export function LinkCard({ preview: { url, title, description, site } }: { preview: LinkPreview }) {
  const host = new URL(url).hostname.replace(/^www\./, '')
  return (
    <a
      href={url}
      target="_blank"
      rel="nofollow ugc noopener noreferrer"
      className="grid max-w-[46rem] gap-1 rounded-option border border-line bg-sunken px-4.5 py-3 hover:border-edge"
    >
      <span className="flex flex-wrap gap-x-3 text-14 text-muted">
        <bdi dir="ltr" className="wrap-anywhere">
          {host}
        </bdi>
        {site ? <bdi className="wrap-anywhere">{site}</bdi> : null}
      </span>
      <bdi className="text-15 font-label wrap-anywhere">{title}</bdi>
      {description ? (
        <bdi className="line-clamp-2 text-14 text-muted wrap-anywhere">{description}</bdi>
      ) : null}
    </a>
  )
}
