-- Staff look for invoices that are not paid, of every team. To note something on one they are bound to its team.
CREATE POLICY staff ON invoices FOR SELECT TO forecastle_app USING (current_setting('app.scope', true) = 'staff');--> statement-breakpoint
CREATE POLICY staff ON ledger_entries FOR SELECT TO forecastle_app USING (current_setting('app.scope', true) = 'staff');--> statement-breakpoint
CREATE POLICY staff ON ledger_postings FOR SELECT TO forecastle_app USING (current_setting('app.scope', true) = 'staff');
