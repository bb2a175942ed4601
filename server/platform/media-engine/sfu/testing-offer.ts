/** An offer as Chromium makes it for the page of a class, shortened. */
export function anOffer({ seats }: { readonly seats: number }): string {
  const audio = [
    'm=audio 9 UDP/TLS/RTP/SAVPF 111',
    'a=extmap:1 urn:ietf:params:rtp-hdrext:ssrc-audio-level',
    'a=extmap:3 http://www.ietf.org/id/draft-holmer-rmcat-transport-wide-cc-extensions-01',
    'a=rtcp-xr:rcvr-rtt=all',
    'a=rtpmap:111 opus/48000/2',
    'a=rtcp-fb:111 transport-cc',
  ]
  const video = [
    'm=video 9 UDP/TLS/RTP/SAVPF 96',
    'a=extmap:13 urn:3gpp:video-orientation',
    'a=rtpmap:96 VP8/90000',
    'a=rtcp-fb:96 goog-remb',
    'a=rtcp-fb:96 transport-cc',
    'a=rtcp-fb:96 ccm fir',
    'a=rtcp-fb:96 nack',
    'a=rtcp-fb:96 nack pli',
  ]
  const kinds = [audio, video, video, ...Array.from({ length: seats }, () => [audio, video]).flat(), video]
  const sections = kinds.map(([first = '', ...lines], mid) => [
    first,
    `a=mid:${mid}`,
    ...lines,
    ...(mid < 3 ? ['a=sendonly', `a=ssrc:${1_000 + mid} cname:x`] : ['a=recvonly']),
  ])
  const data = ['m=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'a=mid:data', 'a=sctp-port:5000']
  return `${['v=0', 'o=- 1 2 IN IP4 127.0.0.1', 's=-', 't=0 0', ...sections.flat(), ...data].join('\r\n')}\r\n`
}
