-- Answers that went out as letters, or should have; one without a row was not tried yet.
create table support.answer_mails (
  message_id uuid primary key references support.messages (id) on delete cascade,
  -- `sending` is written before the letter leaves: when the process dies meanwhile, or the mail server falls silent,
  -- nobody knows whether it left (`unknown`), and it is never sent again.
  state text not null check (state in ('sending', 'waiting', 'sent', 'unknown', 'failed')),
  tries smallint not null,
  at timestamptz not null
);
