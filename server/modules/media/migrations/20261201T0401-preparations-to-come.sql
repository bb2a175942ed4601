-- Files that wait to be prepared: few of all.
create index preparations__to_come on media.preparations (file_id) where state in ('waiting', 'working');
