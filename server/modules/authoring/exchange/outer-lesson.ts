import type { LessonContent } from '@arvand/contracts/lesson-content'
import { outerAddress, playerAddress } from '@arvand/contracts/player-address'
import type { RichText } from '@arvand/contracts/rich-text'
import { embedContent, textContent } from '#pure/courses'
import { joined } from './joined-text.ts'

/** Makes a lesson of a web address: an embed of a film, a link to a page; null when it is no web address. */
export function outerLesson(
  address: string,
  title: string,
  body: RichText,
  attachments: readonly { readonly fileId: string; readonly title: string }[],
  frames = false,
): LessonContent | null {
  const url = outerAddress(address)
  if (!url || address.length > 2000 || url.href.length > 2000) return null
  const film = playerAddress(address)
  const framed = film ?? (frames && url.protocol === 'https:' ? url.href : null)
  if (framed !== null) return embedContent({ url: framed, body, attachments: [...attachments] })
  // Many pages refuse to be framed, so a link is the safe choice.
  const link: RichText = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: title.trim() || url.href,
            marks: [{ type: 'link', attrs: { href: address.trim().replace(/^\/\//, 'https://') } }],
          },
        ],
      },
    ],
  }
  return textContent({ body: joined(body, link), attachments: [...attachments] })
}
