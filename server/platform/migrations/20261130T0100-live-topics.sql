-- What pages follow live (docs/decisions/0300). `topic` is the name of the kind and the id: «support.ticket 0199…».
create table platform.topics (
  topic text primary key,
  -- Of its last message, and of the one before; they grow, with gaps.
  sequence bigint not null,
  previous bigint not null,
  at timestamptz not null
);
create index topics__at on platform.topics (at);

-- The messages of the last minutes, for pages whose connection was cut.
create table platform.topic_messages (
  topic text not null,
  sequence bigint not null,
  previous bigint not null,
  event text not null,
  payload jsonb not null,
  at timestamptz not null,
  primary key (topic, sequence)
);
create index topic_messages__at on platform.topic_messages (at);

-- Connections that follow a topic. Their process says every few seconds that they are alive.
create table platform.topic_connections (
  topic text not null,
  connection text not null,
  process uuid not null,
  person_id uuid not null,
  -- What the person is doing there, a word of the topic's own.
  doing text,
  seen_at timestamptz not null,
  primary key (topic, connection)
);
create index topic_connections__process on platform.topic_connections (process);
create index topic_connections__seen on platform.topic_connections (seen_at);
