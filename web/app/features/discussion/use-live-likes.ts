import { useEffect, useState } from 'react'
import { hearLive } from '../../api/live-messages.ts'

/** The likes of a post, as they are now: others like it while this page is open. `isHeard`: somebody is signed in. */
export function useLiveLikes(
  post: { readonly id: string; readonly likes: number },
  isHeard: boolean,
): number {
  const [heard, setHeard] = useState({ loaded: post.likes, now: post.likes })
  useEffect(() => {
    if (!isHeard) return
    const hear = (payload: unknown) => {
      const { commentId, likes } = payload as { commentId: string; likes: number }
      if (commentId === post.id) setHeard({ loaded: post.likes, now: likes })
    }
    return hearLive('likes', hear, () => undefined)
  }, [post.id, post.likes, isHeard])
  // What was loaded after it was heard is newer.
  return heard.loaded === post.likes ? heard.now : post.likes
}
